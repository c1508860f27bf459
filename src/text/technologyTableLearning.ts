import { rows } from './technologyTableRow';
import type { Row } from './technologyTableRow';

/** Machine learning, language models, vision, speech, robots. */
export const LEARNING: readonly Row[] = rows(
  'data',
  `
  PyTorch = torch | torchvision | libtorch; PyTorch Lightning = lightning ai | pytorch-lightning
  TensorFlow = tensorflow2 | tf2 | tensorflow-gpu | tensorflow 2.x; TensorFlow Lite = tflite | tf lite
  TensorFlow.js = tfjs; TensorFlow Serving = tf serving; Keras; JAX; Flax; MXNet = apache mxnet
  Caffe = caffe2; Theano; PaddlePaddle = 飞桨 | paddle | 百度飞桨 | paddlepaddle框架; PaddleOCR = paddle ocr
  PaddleDetection; MindSpore = 昇思; Ascend = 昇腾 | ascend npu | 华为昇腾; CANN = 昇腾cann; OneFlow; MegEngine = 天元
  Jittor = 计图; NCNN = ncnn框架; MNN; TNN; RKNN = rknn-toolkit | rknn toolkit; OpenVINO; ONNX
  ONNX Runtime = onnxruntime; TensorRT; TensorRT-LLM; TVM = apache tvm
  Triton = triton inference server | triton kernel; TorchServe; BentoML; KServe = kfserving
  Seldon = seldon core; Ray = ray serve | ray tune | ray rllib; Horovod; DeepSpeed; Megatron-LM = megatron
  FSDP; Accelerate = hugging face accelerate; Colossal-AI; CUDA = cuda编程; cuDNN; NCCL; ROCm; cuBLAS
  NVIDIA Apex = apex混合精度; DALI; MLflow; Kubeflow; Weights & Biases = wandb | weights and biases; TensorBoard
  Neptune.ai; ClearML; DVC = data version control; Feast = feast feature store; Optuna; Hyperopt
  Label Studio; CVAT; labelme = labelimg
  scikit-learn = sklearn | scikit learn | scikitlearn; XGBoost; LightGBM; CatBoost; GBDT
  Prophet = fbprophet; H2O.ai = h2o automl; AutoGluon; PyCaret; Spark ML; Weka; RapidMiner; KNIME; Gensim
  fastText; word2vec; spaCy; NLTK; jieba = 结巴分词 | jieba分词; HanLP; LTP! = ltp平台 | 哈工大ltp
  Stanford CoreNLP = corenlp; SnowNLP; THULAC; Rasa; DialogFlow; BERT = bert模型 | roberta | distilbert; GPT
  T5! = t5模型 | t5-base; Transformer = transformer模型 | transformer架构 | transformer models; LSTM; GRU; RNN
  CNN = 卷积神经网络 | convolutional neural network | convolutional neural networks; GAN = 生成对抗网络 | gans
  GNN = 图神经网络 | graph neural network | graph neural networks; ResNet = resnet50; VGG; MobileNet
  EfficientNet; U-Net = unet; Vision Transformer = vit模型; CLIP! = clip模型 | openai clip
  SAM! = sam模型 | segment anything; Mask R-CNN; Faster R-CNN; SSD! = ssd检测 | ssd模型; DeepFM
  Wide & Deep = wide&deep; DSSM = 双塔模型; DIN! = din模型; DLRM; PyG = pytorch geometric
  DGL = deep graph library; Stable Baselines = stable-baselines3; OpenAI Gym = gymnasium; PPO; DQN; RLHF
  OpenCV = opencv-python | cv2
  YOLO = yolov3 | yolov4 | yolov5 | yolov7 | yolov8 | yolov10 | yolov11 | ultralytics; Detectron2
  MMDetection = openmmlab | mmdet; dlib; MediaPipe; Pillow = pil图像; scikit-image = skimage; Albumentations
  Halcon = halcon视觉; VisionPro = 康耐视 | cognex visionpro; PCL = 点云库 | point cloud library; Open3D
  SLAM = vslam | 激光slam | orb-slam | orb-slam2; Tesseract = tesseract ocr; EasyOCR; InsightFace; ArcFace
  DeepSORT = deepsort; OpenPose; NeRF; 3D Gaussian Splatting = gaussian splatting | 3dgs; Kaldi
  Whisper = openai whisper; FunASR; ESPnet; WeNet; Coqui TTS; iFLYTEK = 讯飞 | 科大讯飞; ElevenLabs
  Hugging Face = huggingface | huggingface hub | hf hub
  Hugging Face Transformers = transformers | transformers库 | huggingface transformers; Diffusers
  Stable Diffusion = sdxl | sd模型; ComfyUI; Midjourney; ControlNet; DALL-E = dalle
  LangChain = @langchain/core | langchain-core; LangChain4j; LangGraph = @langchain/langgraph; LangSmith
  LlamaIndex = llama-index | llama_index; Haystack; Semantic Kernel; AutoGen = microsoft autogen; CrewAI
  Dify; Coze = 扣子; FastGPT; RAGFlow; Flowise; n8n; MaxKB; DSPy; Guidance! = guidance库 | microsoft guidance
  OpenAI API = openai | chatgpt api | openai接口 | gpt-4 | gpt-4o | gpt-3.5 | gpt4; ChatGPT
  Claude = anthropic | anthropic claude | claude api; Gemini = google gemini
  Llama = llama2 | llama3 | llama 2 | llama 3 | meta llama; Mistral = mistral ai | mixtral; DeepSeek = 深度求索
  Qwen = 通义千问 | qwen2 | 千问 | tongyi qianwen; ERNIE = 文心一言 | ernie bot | 文心
  ChatGLM = 智谱 | chatglm3 | glm-4 | 智谱清言 | zhipu; Baichuan = 百川; Kimi = moonshot ai; Doubao = 豆包
  Hunyuan = 混元; Spark Desk = 讯飞星火; InternLM; vLLM; SGLang; TGI = text-generation-inference; llama.cpp
  Ollama; LM Studio; Xinference; LoRA = lora微调 | qlora; PEFT; LLaMA-Factory = llamafactory; Unsloth; TRL
  GGUF; AWQ! = awq量化 | awq; FlashAttention = flash attention
  MCP = model context protocol | mcp server | mcp协议; Function calling = 函数调用 | tool calling
  GitHub Copilot = copilot; Cursor! = cursor编辑器 | cursor ide | cursor editor; Langfuse; LiteLLM; Cohere
  Replicate; Vertex AI = google vertex ai; Bedrock = amazon bedrock | aws bedrock
  Azure OpenAI = azure openai service; BAAI = bge模型 | bge-m3
  Sentence Transformers = sentence-transformers | sbert; ModelScope = 魔搭; Agno; Pydantic AI; spring-ai
  A2A! = a2a协议 | agent2agent
  ROS = ros1 | robot operating system | 机器人操作系统; ROS 2 = ros2; Gazebo; MoveIt = moveit2; RViz
  Nav2 = navigation2; Autoware; Baidu Apollo = apollo自动驾驶 | 百度apollo; CARLA = carla仿真
  Isaac Sim = nvidia isaac | isaac gym; MuJoCo; PyBullet; Webots; PX4 = px4飞控; ArduPilot; Cartographer
  CyberRT = cyber rt; NVIDIA Jetson = jetson nano | jetson orin | jetson
`,
);
